const channelName = 'directory.viewer';
/** Identifies this tab, which receives its own messages too. */
const tab = crypto.randomUUID();

/** Tells the other tabs of this browser that something about the viewer has changed, such as what their own profile lacks. */
export function announceViewerChange(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target origin.
  channel.postMessage(tab);
  channel.close();
}

/** Calls the listener when another tab announces a change. Returns a function that stops it. */
export function onViewerChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data !== tab) listener();
  });
  return () => channel.close();
}
