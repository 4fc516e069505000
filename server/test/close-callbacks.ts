/** Functions that close what the tests of the current file opened, oldest first. */
export const closeCallbacks: (() => Promise<void>)[] = [];
