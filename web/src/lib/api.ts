// HTTP with the server: every answer is JSON, every refusal says what to do.

export class Refused extends Error {
  constructor(
    readonly status: number,
    says: string,
    readonly hint = "",
    readonly rule = "",
  ) {
    super(says);
  }
}

export async function api<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused(0, "The server cannot be reached.", "Nothing is lost. Try again in a moment.");
  }
  const json = await answer.json().catch(() => null);
  if (answer.ok) return json as T;
  const error = json?.error ?? {};
  throw new Refused(answer.status, error.says ?? `The server answered ${answer.status}.`, error.hint, error.rule);
}
