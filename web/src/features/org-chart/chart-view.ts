import { chartAddress, loginFromQuery } from '../../people/profile-address.ts';

export const chartViews = ['cards', 'outline', 'tree', 'connection'] as const;

/** How the chart is looked at. `from` is the other person of a connection: oneself when empty. */
export interface ChartView {
  name: (typeof chartViews)[number];
  from: string;
}

export const cardsView: ChartView = { name: 'cards', from: '' };

/** The view that stands behind the `#` of an address: `#outline`, `#tree`, `#connection=AB1234@group.example`; cards otherwise. */
export function viewFromHash(hash: string): ChartView {
  const [name = '', from = ''] = hash.replace(/^#/, '').split(/=(.*)/s);
  const known = chartViews.find((view) => view === name.toLowerCase());
  if (known === undefined) return cardsView;
  return { name: known, from: known === 'connection' ? loginFromQuery(from) : '' };
}

/** The address of a person's place on the chart, seen in this way. Without a login it is the reader's own place. */
export function viewAddress(login: string, { name, from }: ChartView = cardsView): string {
  const place = login === '' ? '/orgchart' : chartAddress(login);
  if (name === 'cards') return place;
  return `${place}#${name}${from === '' ? '' : `=${encodeURIComponent(from)}`}`;
}
