import type { RereadDraft } from '@asamblea/domain';
import { AlertTitle, Box } from '@mui/material';

/** The questions in preparation that are decided differently than before. */
export function RereadDrafts({ changed }: { readonly changed: readonly RereadDraft[] }) {
  return (
    <>
      <AlertTitle>
        {changed.length === 1
          ? 'Cambió una pregunta en preparación'
          : `Cambiaron ${changed.length} preguntas en preparación`}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changed.map(({ questionId, number, text, before, after, isNamedNow }) => (
          <li key={questionId}>
            <strong>
              {number}. {text}
            </strong>{' '}
            Antes: {before}. Ahora: {after}.
            {isNamedNow && ' Ya no puede ser secreta: quedó con nombre.'}
          </li>
        ))}
      </Box>
    </>
  );
}
