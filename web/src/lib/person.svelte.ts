// Who sits before this browser: nobody yet, a guest with a nickname, or an account.
import { api } from "./api";

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export const me = $state<{ person: Person | null; known: boolean }>({ person: null, known: false });

let asking: Promise<void> | undefined;
export function whoAmI(again = false): Promise<void> {
  if (again || !asking) {
    asking = api<{ person: Person | null }>("/me")
      .then((answer) => {
        me.person = answer.person;
      })
      .catch(() => {
        asking = undefined;
      })
      .finally(() => {
        me.known = true;
      });
  }
  return asking;
}

const kFirst = ["Quiet", "Lucky", "Dusty", "Swift", "Patient", "Bold", "Sly", "Steady"];
const kSecond = ["Pilot", "Smuggler", "Mechanic", "Ranger", "Trader", "Scout", "Gambler", "Navigator"];
const pick = (words: string[]) => words[Math.floor(Math.random() * words.length)]!;
export const someName = () => `${pick(kFirst)} ${pick(kSecond)} ${10 + Math.floor(Math.random() * 90)}`;

// Guests play at once: whoever has no name yet is given one, and can change it later.
export async function beSomebody(name = ""): Promise<void> {
  await whoAmI();
  if (me.person && !name) return;
  await api("/me", "POST", { name: name || someName() });
  await whoAmI(true);
}
