// Lessons: what there is, and a table for one of their chapters.
import { api } from "./api";
import { tableHref } from "./links";
import { beSomebody } from "./person.svelte";
import type { GameId } from "./protocol";
import { go } from "./route.svelte";

export interface LessonInfo {
  game: GameId;
  lesson: string;
  title: string;
  says: string;
  minutes: number;
  chapters: string[];
}

export const lessons = async () => (await api<{ lessons: LessonInfo[] }>("/lessons")).lessons;

export async function openChapter(game: GameId, lesson: string, chapter: number) {
  await beSomebody();
  const made = await api<{ id: string }>("/lessons", "POST", { game, lesson, chapter });
  go(tableHref(made.id));
}
