interface SeatListProps {
  readonly seats: readonly {
    readonly key: string;
    readonly name: string;
    readonly note: string;
  }[];
}

/** The elected, in the order of the seats. Sizes follow the text around them. */
export function SeatList({ seats }: SeatListProps) {
  if (seats.length === 0) return null;
  return (
    <ol aria-label="Puestos elegidos" className="seat-list">
      {seats.map(({ key, name, note }) => (
        <li key={key} data-enters="verdict">
          <strong>{name}</strong>
          {note !== '' && <span className="muted"> · {note}</span>}
        </li>
      ))}
    </ol>
  );
}
