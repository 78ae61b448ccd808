import { type ActaSubject, actaChecksOf, citeSource, lawPlacesOf } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { noteFieldId } from '../../../parts/acta/ActaNotes.tsx';
import { detailFieldId } from './ActaForm.tsx';

type ItemId = ReturnType<typeof actaChecksOf>[number]['itemId'];

/** The field that fills each item which somebody types; the others come from the record or by hand. */
const fields: Partial<Record<ItemId, string>> = {
  number: detailFieldId('number'),
  place: detailFieldId('place'),
  caller: detailFieldId('caller'),
  'meeting-kind': detailFieldId('kind'),
  'notice-form': detailFieldId('noticeForm'),
  'notice-advance': detailFieldId('noticeDate'),
  offices: detailFieldId('chair'),
  summary: noteFieldId({ place: 'opening', placeId: null }, 'said'),
  statements: noteFieldId({ place: 'closing', placeId: null }, 'said'),
  appointments: noteFieldId({ place: 'closing', placeId: null }, 'said'),
};

/** The items that the law of the assembly wants in the minutes and that are still missing. */
export function ActaChecks({ subject }: { readonly subject: ActaSubject }) {
  const missing = actaChecksOf(subject).filter(({ done }) => !done);
  const written = new Set(lawPlacesOf(subject).map(({ itemId }) => itemId));
  return (
    <Paper component="section" aria-labelledby="acta-missing" sx={{ p: 2 }}>
      <Typography id="acta-missing" variant="h3" component="h2">
        Lo que pide la ley y falta
      </Typography>
      {missing.length === 0 ? (
        <Typography sx={{ mt: 1 }}>No falta nada de lo que pide la ley.</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1 }}>
          {missing.map(({ itemId, label, source }) => (
            <Box component="li" key={`${itemId} ${citeSource(source)}`} sx={row}>
              <Box sx={{ minWidth: 0 }}>
                <Typography>{label}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {citeSource(source)}
                </Typography>
              </Box>
              <Filling
                fieldId={
                  fields[itemId] ??
                  (written.has(itemId)
                    ? noteFieldId({ place: 'law', placeId: itemId }, 'said')
                    : undefined)
                }
                label={label}
              />
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  );
}

function Filling({
  fieldId,
  label,
}: {
  readonly fieldId: string | undefined;
  readonly label: string;
}) {
  if (fieldId === undefined) {
    return (
      <Typography variant="body2" color="textSecondary">
        Se completa a mano
      </Typography>
    );
  }
  return (
    <Button
      size="small"
      aria-label={`Completar: ${label}`}
      onClick={() => document.getElementById(fieldId)?.focus()}
    >
      Completar
    </Button>
  );
}

const row = {
  display: 'flex',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
} as const;
