import { chartAddress, loginFromQuery } from '../../people/profile-address.ts';

export const chartViews = ['cards', 'outline', 'tree', 'connection'] as const;

/** A view of the chart. `from` is the other person of a connection; empty for the viewer. */
export interface ChartView {
  name: (typeof chartViews)[number];
  from: string;
}

export const cardsView: ChartView = { name: 'cards', from: '' };

/** Reads the view from the fragment of an address: `#outline`, `#tree`, `#connection=AB1234@group.example`; cards otherwise. */
export function viewFromHash(hash: string): ChartView {
  const [name = '', from = ''] = hash.replace(/^#/, '').split(/=(.*)/s);
  const known = chartViews.find((view) => view === name.toLowerCase());
  if (known === undefined) return cardsView;
  return { name: known, from: known === 'connection' ? loginFromQuery(from) : '' };
}

/** The address of a person's chart in this view; without a login, of the viewer's own chart. */
export function viewAddress(login: string, { name, from }: ChartView = cardsView): string {
  const address = login === '' ? '/orgchart' : chartAddress(login);
  if (name === 'cards') return address;
  return `${address}#${name}${from === '' ? '' : `=${encodeURIComponent(from)}`}`;
}
