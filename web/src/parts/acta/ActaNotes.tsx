import {
  type ActaNote,
  type ActaWords,
  type NoteKind,
  noteAtMost,
  noteKey,
  noteKindNames,
  noteKinds,
  withNotes,
} from '@asamblea/domain';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';

export type NotesAt = Pick<ActaNote, 'place' | 'placeId'>;

interface ActaNotesProps {
  readonly at: NotesAt;
  readonly words: ActaWords;
  readonly isReadOnly: boolean;
  readonly onChange: (words: ActaWords) => void;
}

/** The words of one place of the minutes: what was said and, asked for, what somebody wants written down. */
export function ActaNotes({ at, words, isReadOnly, onChange }: ActaNotesProps) {
  const [asked, setAsked] = useState<readonly NoteKind[]>([]);
  const textOf = (kind: NoteKind) =>
    words.notes.find((one) => noteKey(one) === noteKey({ ...at, kind }))?.text ?? '';
  const isShown = (kind: NoteKind) =>
    kind === 'said' || textOf(kind) !== '' || asked.includes(kind);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {noteKinds.filter(isShown).map((kind) => (
        <TextField
          key={kind}
          id={noteFieldId(at, kind)}
          multiline
          minRows={2}
          size="small"
          label={noteKindNames[kind]}
          value={textOf(kind)}
          // Asked for just now, it is what is to be written.
          autoFocus={asked.includes(kind)}
          onChange={({ target }) => {
            const note = { ...at, kind, text: target.value };
            onChange({ ...words, notes: withNotes(words.notes, [note]) });
          }}
          slotProps={{
            htmlInput: { maxLength: noteAtMost, readOnly: isReadOnly },
          }}
        />
      ))}
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {noteKinds
            .filter((kind) => !isShown(kind))
            .map((kind) => (
              <Button
                key={kind}
                size="small"
                startIcon={<AddIcon />}
                onClick={() => setAsked([...asked, kind])}
              >
                {noteKindNames[kind]}
              </Button>
            ))}
        </Box>
      )}
    </Box>
  );
}

/** The id by which a request for those words finds their field. */
export function noteFieldId({ place, placeId }: NotesAt, kind: NoteKind): string {
  return `acta-${place}-${placeId ?? ''}-${kind}`;
}
