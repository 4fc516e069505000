/** Path at which the server of `npm run bench:turns` tells the longest turn of its event loop since the last call. */
export const turnsPath = '/longest-turn';
