import { Pie } from '@nivo/pie';
import { DONUT_SIZE, DONUT_STROKE, type DonutSlice, sliceColour } from './donutSlice.ts';

/** The ring of a donut, drawn by nivo; fetched when the first donut is shown. Decoration: the legend carries the figures. */
export function DonutRing({ slices }: { slices: readonly DonutSlice[] }) {
  const drawn = slices
    .map((slice, index) => ({ ...slice, colour: sliceColour(slice.colour, index) }))
    .filter(({ value }) => value > 0);
  const data = drawn.length > 0 ? drawn : [{ id: 'none', label: '', value: 1, colour: 'var(--chart-rest)' }];
  return (
    <div aria-hidden="true">
      <Pie
        width={DONUT_SIZE}
        height={DONUT_SIZE}
        data={data}
        innerRadius={1 - (2 * DONUT_STROKE) / DONUT_SIZE}
        padAngle={data.length > 1 ? 1 : 0}
        cornerRadius={2}
        colors={({ data: slice }) => slice.colour}
        enableArcLabels={false}
        enableArcLinkLabels={false}
        isInteractive={false}
        animate={false}
      />
    </div>
  );
}
