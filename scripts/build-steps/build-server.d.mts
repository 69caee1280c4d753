/** Builds the server into `folder`: `main.js`, the migrations and the prepared database beside it. */
export function buildServer(folder: string): Promise<void>
