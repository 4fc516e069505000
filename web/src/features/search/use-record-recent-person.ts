import { useCallback } from 'react';
import { noteRecentPerson, type RecentPerson } from '../../people/recent-people.ts';
import { useViewer } from '../../viewer/use-viewer.ts';

/** Returns a function that adds a person opened from a list to the viewer's recently viewed people. */
export function useRecordRecentPerson(): (person: RecentPerson) => void {
  const { login } = useViewer();
  return useCallback((person) => noteRecentPerson(login, person), [login]);
}
