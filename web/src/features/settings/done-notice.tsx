import { useLocation, useNavigate } from 'react-router';
import { endsEdit } from '../../ui/leave-guard.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Goes to a place of Settings and says there what was done. */
export function useGoWithNews(): (address: string, news: string) => void {
  const navigate = useNavigate();
  return (address, news) => void navigate(address, { state: { news, ...endsEdit }, preventScrollReset: true });
}

/** What was just done, where somebody was sent after it. */
export function DoneNotice() {
  const state: unknown = useLocation().state;
  const news = typeof state === 'object' && state !== null && 'news' in state ? state.news : undefined;
  return typeof news === 'string' ? <Notice kind="done">{news}</Notice> : null;
}
