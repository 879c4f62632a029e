// The table's model for everything drawn on it.
import { getContext, setContext } from "svelte";
import type { TableModel } from "../lib/table.svelte";

const kKey = Symbol("table");

export const provide = (model: TableModel): TableModel => setContext(kKey, model);
export const table = (): TableModel => getContext<TableModel>(kKey);
