import { listAudit, type AuditKind, type AuditRecord } from '@directory/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';

const pageSize = 50;

export interface AuditFilters {
  /** A login: finds changes by this person and to this person. */
  person?: string;
  kind?: AuditKind;
  /** The first moment of the period, in ISO 8601. */
  since?: string;
  /** The first moment after the period. */
  until?: string;
}

/** Audit entries, newest first, page by page. */
export function useAudit(filters: AuditFilters) {
  const call = useAdministratorCall();
  return useInfiniteQuery({
    queryKey: [listAudit.path, filters],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: { ...filters, ...pageParam, limit: String(pageSize) } }, { signal }),
    initialPageParam: {} as { before?: string },
    getNextPageParam: (last: AuditRecord[]) => {
      const end = last.at(-1);
      return end === undefined || last.length < pageSize ? undefined : { before: String(end.id) };
    },
    staleTime: 0,
    gcTime: 0,
  });
}
