import { noteRecentPerson, type RecentPerson } from '../../people/recent-people.ts';
import { useViewer } from '../../viewer/use-viewer.ts';

/** Notes, for the viewer's own list of people recently looked at, that a person of a list was opened. */
export function useNoteRecentPerson(): (person: RecentPerson) => void {
  const { login } = useViewer();
  return (person) => noteRecentPerson(login, person);
}
