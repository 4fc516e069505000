import { changeChartSetting, getChartSetting, previewChartSetting, type ChartChoice } from '@directory/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';

export function useChartSetting() {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [getChartSetting.path],
    queryFn: ({ signal }) => call(getChartSetting, {}, { signal }),
    staleTime: 0,
  });
}

/** How many people would be on the chart with a choice that is not saved. */
export function useChartPreview(choice: ChartChoice, isWanted: boolean) {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [previewChartSetting.path, choice],
    queryFn: ({ signal }) => call(previewChartSetting, { body: choice }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
}

/** Saves the choice. Everything that shows people is refetched afterwards: charts and the links to them. */
export function useChangeChartSetting() {
  const call = useAdministratorCall();
  const queryClient = useQueryClient();
  return async (choice: ChartChoice, version: number) => {
    try {
      return await call(changeChartSetting, { body: { ...choice, version } });
    } finally {
      void queryClient.invalidateQueries();
    }
  };
}
