import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  /** Expiry, in milliseconds since 1970. */
  readonly until: number;
}

/** Maximum number of entries. Beyond it, the oldest entry is removed. */
const maxEntries = 10_000;

/** Adapters of oidc-provider that store its sessions, codes and grants in memory, up to a limit. */
export function memoryAdapters(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  const read = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.until > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  const find = (matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    for (const key of entries.keys()) {
      const payload = read(key);
      if (payload !== undefined && matches(payload)) return payload;
    }
    return undefined;
  };

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      upsert: async (id, payload, expiresIn) => {
        entries.delete(keyOf(id));
        entries.set(keyOf(id), { payload, until: expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1000 });
        for (const oldest of entries.keys()) {
          if (entries.size <= maxEntries) break;
          entries.delete(oldest);
        }
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => find((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = read(keyOf(id));
        if (payload !== undefined) payload['consumed'] = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        entries.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
