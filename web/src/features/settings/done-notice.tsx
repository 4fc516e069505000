import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../navigation/navigation.tsx';
import { endsEdit } from '../../ui/overlay/leave-guard.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import styles from './done-notice.module.css';

/** Returns a function that navigates to an address in Settings and shows a notice there. */
export function useNavigateWithNotice(): (address: string, notice: string) => void {
  const navigate = useNavigate();
  return (address, notice) => void navigate(address, { state: { notice, ...endsEdit }, preventScrollReset: true });
}

/** The notice of the last navigation, which gets the focus. Must have the address as `key`, so that it disappears on the next navigation or reload. */
export function DoneNotice() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const arrived = noticeIn(state);
  const [shown, setShown] = useState(arrived);
  const container = useRef<HTMLDivElement>(null);
  if (arrived !== undefined && arrived !== shown) setShown(arrived);
  useEffect(() => {
    if (arrived === undefined) return;
    // The focused element was removed: a form, or an item of a list, which must not scroll.
    container.current?.focus({ preventScroll: true });
    // Removes the notice from the history state, which the browser restores after a reload.
    void navigate(pathname + search, { replace: true, state: endsEdit, preventScrollReset: true });
  }, [arrived, pathname, search, navigate]);
  if (shown === undefined) return null;
  return (
    <div ref={container} className={styles.notice} tabIndex={-1}>
      <Notice kind="done">{shown}</Notice>
    </div>
  );
}

function noticeIn(state: unknown): string | undefined {
  const isWithNotice = typeof state === 'object' && state !== null && 'notice' in state;
  return isWithNotice && typeof state.notice === 'string' ? state.notice : undefined;
}
