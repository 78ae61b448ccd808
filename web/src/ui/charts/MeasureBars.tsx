import { capital, ResultBars, type ResultBarsProps } from './ResultBars.tsx';

interface MeasureBarsProps
  extends Pick<ResultBarsProps, 'caption' | 'atMost' | 'isTight' | 'isThick' | 'across'> {
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
    <div className="measure-bars">
      {measures.map(({ name, bars, line }) => (
        <section key={name} aria-label={capital(name)}>
          <ResultBars caption={`${caption}: ${name}`} {...{ name, bars, line }} {...fit} />
        </section>
      ))}
    </div>
  );
}
