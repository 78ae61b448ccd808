import { type CurrentBallot, type Holding, sayHeld, sayUnits, sumCounts } from '@asamblea/domain';
import { type ReactNode, useId, useState } from 'react';
import { useUnitWords } from '../../../parts/unitWords.tsx';
import { UnitName } from './form/UnitName.tsx';

interface WhoLineProps {
  readonly ballot: CurrentBallot;
  /** The other things at hand, once it is opened. */
  readonly children: (close: () => void) => ReactNode;
}

/** The voter and their weight, in one line; opened, their units, and the other things at hand. */
export function WhoLine({ ballot, children }: WhoLineProps) {
  const words = useUnitWords();
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const units = everyUnit([ballot, ...ballot.asked]);
  const total = sumCounts(units.map(({ weight }) => ({ weight, units: 1 })));
  return (
    <div className="who-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="who-line-said">
          <b className="anywhere">{ballot.personName}</b>{' '}
          {units.length > 0 && (
            <span>
              {sayUnits(total.units, words.term)}
              <span className="who-line-weight"> · {sayHeld(total.weight, words.held)}</span>
            </span>
          )}
        </span>
        <span aria-hidden="true" className="who-line-arrow" />
      </button>
      <div id={menuId} hidden={!isOpen} className="card who-line-menu">
        {isOpen && (
          <>
            {units.length > 0 && (
              <ul className="list">
                {units.map((unit) => (
                  <li key={unit.unitId}>
                    <UnitName holding={unit} />
                  </li>
                ))}
              </ul>
            )}
            {children(() => setOpen(false))}
          </>
        )}
      </div>
    </div>
  );
}

/** My units in any of the questions: each once. */
export function everyUnit(rows: readonly Pick<CurrentBallot, 'holdings'>[]): readonly Holding[] {
  const each = rows.flatMap(({ holdings }) => holdings.map((unit) => [unit.unitId, unit] as const));
  return [...new Map(each).values()];
}
