import {
  type ActaDraft,
  type ActaVersion,
  type AlteredPart,
  compareDrafts,
  endSentence,
  type LocalDate,
  type ShownVersion,
  sayStampInstant,
} from '@asamblea/domain';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useMemo } from 'react';
import { actaFileHref } from '../../../firebase/asking/actaFileHref.ts';
import { PaperButtons } from '../../../parts/writing/PaperButtons.tsx';
import { ActaPreview } from './ActaPreview.tsx';

interface FrozenActaProps {
  readonly version: ActaVersion;
  readonly shown: ShownVersion;
  /** As the record would have it now; null where the version is not the last one, or is being corrected. */
  readonly now: ActaDraft | null;
  readonly heldOn: LocalDate;
}

const parts: Readonly<Record<AlteredPart, string>> = {
  tree: 'El texto guardado no es el que se fijó.',
  pdf: 'El PDF guardado no es el que se fijó.',
  record: 'El registro no tiene esta huella.',
};

/** A version as it was fixed, whatever the record says since. */
export function FrozenActa({ version, shown, now, heldOn }: FrozenActaProps) {
  const { session, call, number } = version;
  const { draft, altered } = shown;
  const seal = version.sealMark === undefined ? '' : ` Sello del registro: ${version.sealMark}.`;
  const stamp = sayStamp(version.timeStamp);
  return (
    <>
      {altered.length > 0 && (
        <Alert severity="error">
          <strong>La versión {number} fue alterada: no la firme ni la entregue.</strong>
          {altered.map((part) => (
            <div key={part}>{parts[part]}</div>
          ))}
        </Alert>
      )}
      {draft !== null && now !== null && <Changes before={draft} after={now} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          component="a"
          variant="contained"
          href={actaFileHref({ session, call, number })}
          download
        >
          Descargar el PDF
        </Button>
        {draft !== null && (
          <PaperButtons
            name={`acta-version-${number}`}
            on={heldOn}
            what="el acta"
            variant="outlined"
            writers={[
              { label: 'Word', ending: 'docx', paper: () => ({ kind: 'acta-docx', draft }) },
            ]}
          />
        )}
        <Typography role="status" color="textSecondary">
          Versión {number}: ya no cambia.{seal}
          {stamp}
        </Typography>
      </Box>
      {draft !== null && <ActaPreview draft={draft} />}
    </>
  );
}

/** The time stamp that an outside authority had given when the version was fixed; nothing where there was none. */
function sayStamp(stamp: ActaVersion['timeStamp']): string {
  if (stamp === undefined) return '';
  const { block, at, signer } = stamp;
  return endSentence(` Sello de tiempo del bloque ${block}: ${sayStampInstant(at)}, de ${signer}`);
}

/** More lines than these say no more. */
const linesAtMost = 6;

/** The differences that the minutes would have by the present record. */
function Changes({ before, after }: { readonly before: ActaDraft; readonly after: ActaDraft }) {
  const { gone, come } = useMemo(() => compareDrafts(before, after), [before, after]);
  if (gone.length + come.length === 0) return null;
  const lines = [
    ...gone.slice(0, linesAtMost).map((line) => `Dice: ${line}`),
    ...come.slice(0, linesAtMost).map((line) => `Diría: ${line}`),
  ];
  const more = gone.length + come.length - lines.length;
  return (
    <Alert severity="warning">
      <strong>El registro cambió después de fijar esta versión.</strong>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines
          .map((line, place) => ({ line, key: `${place} ${line}` }))
          .map(({ line, key }) => (
            <li key={key}>{line}</li>
          ))}
      </Box>
      {more > 0 && <div>Y {more === 1 ? 'una línea más' : `${more} líneas más`}.</div>}
    </Alert>
  );
}
