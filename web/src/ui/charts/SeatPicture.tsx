import { HiddenTable } from '../lists/HiddenTable.tsx';
import { toneColor } from './optionTones.ts';

interface SeatPictureProps {
  readonly places: readonly {
    readonly key: string;
    readonly name: string;
    /** The number of its holder, on it; null: nobody's. */
    readonly number: number | null;
  }[];
  /** The owners of the numbers, with how many each has; none where each is a seat of its own. */
  readonly slates: readonly {
    readonly number: number;
    readonly label: string;
    readonly seats: number;
  }[];
  /** Something else says whose each number is. */
  readonly hasKeyApart?: boolean;
}

/** In a row stand as many as still have a number that is read. */
const inARow = 12;

const [side, gap] = [20, 4] as const;

/** A number says whose it is; the colours only help, and come again after these. */
const tones = ['elected', 'against', 'abstention', 'candidate'] as const;

/** The seats of an election side by side: whose each is, and those that nobody has. */
export function SeatPicture({ places, slates, hasKeyApart = false }: SeatPictureProps) {
  const across = Math.min(inARow, places.length);
  const rows = Math.ceil(places.length / inARow);
  const [width, height] = [across, rows].map((count) => count * (side + gap) - gap);
  const slateOf = new Map(slates.map(({ number, label }) => [number, label]));
  const told = hasKeyApart ? [] : slates;
  const vacant = places.filter(({ number }) => number === null).length;
  return (
    <div className="seat-picture">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="seat-picture-drawing"
        style={{ maxWidth: `${across * 2.6}em` }}
      >
        {places.map(({ key, number }, at) => (
          <g
            key={key}
            transform={`translate(${(at % inARow) * (side + gap)} ${Math.floor(at / inARow) * (side + gap)})`}
          >
            <Seat number={number} isOfSlate={slates.length > 0} />
          </g>
        ))}
      </svg>
      {(told.length > 0 || vacant > 0) && (
        <div aria-hidden className="seat-picture-words">
          {told.map(({ number, label, seats }) => (
            <span key={number}>
              <strong>{number}</strong> {label}: {saySeats(seats)}
            </span>
          ))}
          {vacant > 0 && <span>Sin ocupar: {saySeats(vacant)}</span>}
        </div>
      )}
      <HiddenTable
        caption="Puestos"
        columns={['Puesto', 'Quién', ...(slates.length > 0 ? ['Plancha'] : [])]}
        rows={places.map(({ name, number }, at) => [
          `${at + 1}`,
          name === '' ? 'Sin ocupar' : name,
          ...(slates.length > 0 ? [slateOf.get(number ?? 0) ?? '—'] : []),
        ])}
      />
    </div>
  );
}

interface SeatProps {
  readonly number: number | null;
  readonly isOfSlate: boolean;
}

/** A chair from the front, with its number on the back. */
function Seat({ number, isOfSlate }: SeatProps) {
  if (number === null) return <path d={chair} className="seat-picture-vacant" />;
  const tone = isOfSlate ? (tones[(number - 1) % tones.length] ?? 'elected') : 'elected';
  return (
    <>
      <path d={chair} style={{ fill: toneColor(tone) }} />
      <text x="10" y="7.6" className="seat-picture-number">
        {number}
      </text>
    </>
  );
}

const chair =
  'M5 0.5h10a2.5 2.5 0 0 1 2.5 2.5v9.5h1a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H1.5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1h1V3A2.5 2.5 0 0 1 5 .5z';

/** `2 puestos`, on one line. */
export function saySeats(count: number): string {
  return count === 1 ? '1\u00A0puesto' : `${count}\u00A0puestos`;
}
