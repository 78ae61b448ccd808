import type { PageOutline, SavedPage, WrittenPage } from '@asamblea/domain';
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { useSession } from '../../firebase/session.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { HtmlEditor } from '../../ui/HtmlEditor.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { addressProblem, sayRemoved } from './pageDraft.ts';
import { WrittenPageView } from './WrittenPageView.tsx';

interface PageFormProps {
  readonly page: WrittenPage;
  readonly outline: PageOutline;
  readonly onSaved: (page: WrittenPage) => void;
  readonly onClose: () => void;
}

/** Writes a page and sees it beside; a draft is seen by nobody else until it is published. */
export function PageForm({ page, outline, onSaved, onClose }: PageFormProps) {
  const [draft, setDraft] = useState(page);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { add } = useToasts();
  const { cot, timeZone } = useSession();
  const isNew = page.version === 0;
  const wrongAddress = isTried ? addressProblem(draft.pageId) : null;
  const hasTitle = draft.title.trim() !== '';

  async function save(state: WrittenPage['state']) {
    setTried(true);
    setFailure(null);
    if (addressProblem(draft.pageId) !== null || !hasTitle) return;
    try {
      const saved = await callApi<SavedPage>('POST', '/api/pages', { ...draft, state });
      onSaved(saved.page);
      const { removed } = saved;
      if (removed.length > 0) {
        add({ severity: 'warn', summary: sayRemoved(removed) });
      }
      add({
        severity: 'success',
        summary: state === 'published' ? 'Página publicada' : 'Borrador guardado',
        life: 5000,
      });
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  return (
    <Box sx={columns}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <TextField
          label="Título"
          value={draft.title}
          error={isTried && !hasTitle}
          helperText={isTried && !hasTitle ? 'Escriba el título.' : ' '}
          onChange={(event) => setDraft({ ...draft, title: event.target.value })}
        />
        <TextField
          label="Dirección"
          value={draft.pageId}
          disabled={!isNew}
          error={wrongAddress !== null}
          helperText={wrongAddress ?? `Se abre en /${draft.pageId}`}
          onChange={(event) => setDraft({ ...draft, pageId: event.target.value.trim() })}
        />
        <HtmlEditor
          label="Código HTML"
          value={draft.html}
          onChange={(html) => setDraft({ ...draft, html })}
        />
        {failure !== null && (
          <ErrorNotice message={failure.message} explanation={failure.explanation} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <BusyButton variant="contained" onPress={() => save('published')}>
            Publicar
          </BusyButton>
          <BusyButton onPress={() => save('draft')}>
            {page.state === 'published' ? 'Retirar y guardar borrador' : 'Guardar borrador'}
          </BusyButton>
          <Button onClick={onClose}>Volver a la lista</Button>
        </Box>
      </Box>
      <Box component="section" aria-label="Vista previa" sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, mb: 0.5 }}>Vista previa</Typography>
        <Paper sx={{ overflow: 'hidden' }}>
          <WrittenPageView
            page={{ ...draft, title: 'Vista previa', outline }}
            {...{ cot, timeZone: timeZone ?? 'UTC' }}
            isSignedIn={false}
            onEnter={stay}
          />
        </Paper>
      </Box>
    </Box>
  );
}

/** In a preview the button to come in goes nowhere. */
function stay() {}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
