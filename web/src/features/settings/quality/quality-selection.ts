import { qualityKinds, qualityUnitKinds, type QualityKind, type QualityUnitKind } from '@directory/contract';
import { useSearchParams } from '../../../navigation/navigation.tsx';
import { useViewer } from '../../../viewer/use-viewer.ts';
import { settingsAddress } from '../settings-address.ts';

/** The displayed part of the report. `unit` is undefined for all units, and empty for people without one. */
export interface QualitySelection {
  kind: QualityKind;
  by: QualityUnitKind;
  unit: string | undefined;
}

/**
 * The filters in the address, so that a list can be shared and reloaded. Undefined if no kind is chosen. An administrator of business
 * units sees one unit at a time.
 */
export function useQualitySelection(): QualitySelection | undefined {
  const [query] = useSearchParams();
  const { isAdministrator, administeredUnits } = useViewer();
  const kind = qualityKinds.find((name) => name === query.get('kind'));
  const by = qualityUnitKinds.find((name) => name === query.get('by')) ?? 'businessUnit';
  const unit = query.get('unit') ?? undefined;
  if (isAdministrator) return kind && { kind, by, unit };
  const own = administeredUnits.find((id) => id === unit) ?? administeredUnits[0];
  return kind && { kind, by: 'businessUnit', unit: own };
}

/** The address of a list: `/Settings?section=quality&action=change&kind=odd-phone&by=feed&unit=hr`. */
export function qualityAddress({ kind, by, unit }: QualitySelection): string {
  const query = new URLSearchParams({ kind, by, ...(unit === undefined ? {} : { unit }) });
  return `${settingsAddress('quality')}&${query}`;
}
