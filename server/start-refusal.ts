/** A start (or a maintenance command) that cannot go on; its message is the one sentence the operator reads. */
export class StartRefusal extends Error {}
