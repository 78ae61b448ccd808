import { screenSize } from '../../../ui/device/screenSize.ts';

interface WinnersProps {
  readonly seats: readonly {
    readonly key: string;
    readonly name: string;
    readonly note: string;
    readonly substitute: string;
  }[];
  /** The picture of the seats says which slate each is of. */
  readonly isOfSlates: boolean;
}

/** More are a list to be read, and no longer names to be seen. */
export const winnersAtMost = 9;

/** The elected, as large as they are few, in the order of the seats: they come in one by one. */
export function Winners({ seats, isOfSlates }: WinnersProps) {
  const size = sizeOf(seats.length);
  return (
    <ol
      aria-label="Puestos elegidos"
      className="winners"
      style={{ fontSize: screenSize(size, 1.5) }}
    >
      {seats.map(({ key, name, note, substitute }) => {
        const said = isOfSlates ? substitute : note;
        return (
          <li key={key} data-enters="verdict" className="anywhere">
            <strong className="winners-name">{name}</strong>
            {said !== '' && <div className="winners-note">{said}</div>}
          </li>
        );
      })}
    </ol>
  );
}

function sizeOf(count: number): number {
  if (count === 1) return 11;
  if (count <= 3) return 7;
  return count <= 6 ? 5.5 : 4.2;
}
