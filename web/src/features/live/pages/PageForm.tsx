import { type PageOutline, pageEndpoints, type WrittenPage } from '@asamblea/domain';
import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { type EditorWay, PageEditor } from './PageEditor.tsx';
import { addressProblem, sayAudience, sayRemoved } from './pageDraft.ts';

interface PageFormProps {
  readonly page: WrittenPage;
  readonly outline: PageOutline;
  readonly way: EditorWay;
  readonly onWay: (way: EditorWay) => void;
  readonly onSaved: (page: WrittenPage) => void;
  readonly onClose: () => void;
}

/** Writes a page and sees it as it will be; a draft is seen by nobody else until it is published. */
export function PageForm({ page, outline, way, onWay, onSaved, onClose }: PageFormProps) {
  const [draft, setDraft] = useState(page);
  const [isTried, setTried] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const { add } = useToasts();
  const confirm = useConfirm();
  const isNew = page.version === 0;
  const wrongAddress = isTried ? addressProblem(draft.pageId) : null;
  const hasTitle = draft.title.trim() !== '';

  function leave() {
    if (isSame(draft, page)) return onClose();
    confirm({
      header: 'Hay cambios sin guardar',
      message: 'Si vuelve a la lista, se pierde lo que cambió en esta página.',
      acceptLabel: 'Volver sin guardar',
      enter: 'rejects',
      accept: onClose,
    });
  }

  async function save(state: WrittenPage['state']) {
    setTried(true);
    forget();
    if (addressProblem(draft.pageId) !== null || !hasTitle) return;
    await attempt(async () => {
      const saved = await askApi(pageEndpoints.savePage, { ...draft, state });
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
    });
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={fields}>
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
          helperText={wrongAddress ?? sayAudience(draft.pageId)}
          onChange={(event) => setDraft({ ...draft, pageId: event.target.value.trim() })}
        />
      </Box>
      <PageEditor
        {...{ draft, way, onWay }}
        outline={outline}
        onChange={(content) => setDraft((before) => ({ ...before, ...content }))}
      />
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton variant="contained" onPress={() => save('published')}>
          Publicar
        </BusyButton>
        <BusyButton onPress={() => save('draft')}>
          {page.state === 'published' ? 'Retirar y guardar borrador' : 'Guardar borrador'}
        </BusyButton>
        <Button onClick={leave}>Volver a la lista</Button>
      </Box>
    </Box>
  );
}

function isSame(one: WrittenPage, other: WrittenPage): boolean {
  return (['pageId', 'title', 'html', 'css'] as const).every((name) => one[name] === other[name]);
}

const fields = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
