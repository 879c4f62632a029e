// The wire to one table. It comes back by itself: the server then sends everything anew.
import type { ClientMessage, ServerMessage } from "./protocol";

const kFirstWait = 500;
const kLongestWait = 15_000;
const kPing = 25_000;

export class Connection {
  status = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  #socket: WebSocket | null = null;
  #wait = kFirstWait;
  #timer = 0;
  #ping = 0;

  constructor(
    readonly table: string,
    readonly receive: (message: ServerMessage) => void,
  ) {
    this.#open();
  }

  #open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.status = "open";
      this.#wait = kFirstWait;
      this.#ping = window.setInterval(() => this.send({ t: "ping" }), kPing);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost();
  }

  #lost() {
    clearInterval(this.#ping);
    if (this.status === "closed") return;
    this.status = "lost";
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, kLongestWait);
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.status = "closed";
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }
}
