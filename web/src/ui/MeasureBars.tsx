import { Box } from '@mui/material';
import { capital, ResultBars, type ResultBarsProps } from './ResultBars.tsx';

interface MeasureBarsProps
  extends Pick<ResultBarsProps, 'caption' | 'atMost' | 'isTight' | 'across'> {
  readonly measures: readonly (Pick<ResultBarsProps, 'bars' | 'line'> & {
    readonly name: string;
  })[];
}

/** The bars of a result in the measure of its rule; of a double majority, both under their names. */
export function MeasureBars({ caption, measures, ...fit }: MeasureBarsProps) {
  const [only, ...others] = measures;
  if (only === undefined) return null;
  if (others.length === 0) return <ResultBars caption={caption} {...only} {...fit} />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '1em', width: '100%' }}>
      {measures.map(({ name, bars, line }) => (
        <Box key={name} component="section" aria-label={capital(name)}>
          <ResultBars caption={`${caption}: ${name}`} {...{ name, bars, line }} {...fit} />
        </Box>
      ))}
    </Box>
  );
}
