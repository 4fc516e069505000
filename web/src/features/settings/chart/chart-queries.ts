import { changeChartSetting, getChartSetting, previewChartSetting, type ChartChoice } from '@directory/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';
import { useRefetching } from '../use-refetching.ts';

export function useChartSetting() {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [getChartSetting.path],
    queryFn: ({ signal }) => call(getChartSetting, {}, { signal }),
    staleTime: 0,
  });
}

/** How many people would be on the chart with an unsaved choice. */
export function useChartPreview(choice: ChartChoice, isWanted: boolean) {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [previewChartSetting.path, choice],
    queryFn: ({ signal }) => call(previewChartSetting, { body: choice }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
}

/** Saves the choice. All data about people is refetched afterwards, because charts and the links to them change. */
export function useChangeChartSetting() {
  const call = useAdministratorCall();
  const refetching = useRefetching();
  return (choice: ChartChoice, version: number) =>
    refetching(call(changeChartSetting, { body: { ...choice, version } }));
}
