/** Path at which the server of `npm run bench:turns` reports the longest event loop iteration since the last request. */
export const turnsPath = '/longest-turn';
