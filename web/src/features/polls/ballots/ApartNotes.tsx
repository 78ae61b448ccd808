import type { Holding } from '@asamblea/domain';
import { Message } from '../../../ui/widgets/Message.tsx';

/** The parts of my units counted separately in this question, before anything is marked. */
export function ApartNotes({ units }: { readonly units: readonly Holding[] }) {
  const notes = [...new Set(units.flatMap(({ notes: said = [] }) => said))];
  return (
    <Message tone="info" role="status">
      {notes.map((note) => (
        <p key={note} className="text">
          {note}
        </p>
      ))}
    </Message>
  );
}
