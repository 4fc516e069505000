import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { endsEdit } from '../../ui/leave-guard.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Goes to a place of Settings and says there what was done. */
export function useNavigateWithNotice(): (address: string, notice: string) => void {
  const navigate = useNavigate();
  return (address, notice) => void navigate(address, { state: { notice, ...endsEdit }, preventScrollReset: true });
}

/** What was just done. Give it a `key` of the address: it lasts until the reader goes elsewhere or reloads. */
export function DoneNotice() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const arrived = noticeIn(state);
  const [shown, setShown] = useState(arrived);
  if (arrived !== undefined && arrived !== shown) setShown(arrived);
  // The browser keeps the state of an entry over a reload.
  useEffect(() => {
    if (arrived !== undefined)
      void navigate(pathname + search, { replace: true, state: endsEdit, preventScrollReset: true });
  }, [arrived, pathname, search, navigate]);
  return shown === undefined ? null : <Notice kind="done">{shown}</Notice>;
}

function noticeIn(state: unknown): string | undefined {
  const isWithNotice = typeof state === 'object' && state !== null && 'notice' in state;
  return isWithNotice && typeof state.notice === 'string' ? state.notice : undefined;
}
