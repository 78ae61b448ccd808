import { type PageOutline, pageEndpoints, type WrittenPage } from '@asamblea/domain';
import { Button } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import type { EditorWay } from './PageEditor.tsx';
import { PageForm } from './PageForm.tsx';
import { PageList } from './PageList.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';

/** `/grapesjs`: the pages of the assembly, written as HTML, seen as they will be. */
export function PagesPage() {
  const { pages, outline, failure, retry, keep } = usePages();
  const { cot } = useSession();
  const [way, setWay] = useState<EditorWay>('list');
  const [open, setOpen] = useState<WrittenPage | 'new' | null>(null);
  return (
    <Page
      title="Editor de páginas"
      subtitle="Cada página tiene su dirección. Nada de lo que escriba aquí se ejecuta: solo se ve."
      width="wide"
      actions={
        open === null ? (
          <Button variant="contained" onClick={() => setOpen('new')}>
            Página nueva
          </Button>
        ) : undefined
      }
    >
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={retry} />
      )}
      {pages === null && failure === null && <Loading shape="list" />}
      {open === 'new' && <TemplateChoice onChosen={setOpen} onCancel={() => setOpen(null)} />}
      {open !== null && open !== 'new' && (
        <PageForm
          key={`${open.pageId} ${open.version}`}
          page={open}
          {...{ way, onWay: setWay }}
          outline={outline}
          onSaved={(saved) => {
            keep(saved);
            setOpen(saved);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === null && pages !== null && pages.length === 0 && (
        <EmptyState title="Aún no hay páginas">
          Escriba la primera: las reglas de la reunión, el orden del día, una bienvenida.
        </EmptyState>
      )}
      {open === null && pages !== null && pages.length > 0 && (
        <PageList pages={pages} cot={cot} onOpen={setOpen} />
      )}
    </Page>
  );
}

function usePages() {
  const [pages, setPages] = useState<readonly WrittenPage[] | null>(null);
  const [outline, setOutline] = useState<PageOutline>({ agenda: [], documents: [] });
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const read = useCallback(() => {
    setFailure(null);
    askApi(pageEndpoints.listPages).then(
      (answer) => {
        setPages(answer.pages);
        setOutline(answer.outline);
      },
      (error: unknown) => setFailure(ApiFailure.of(error)),
    );
  }, []);
  useEffect(read, [read]);
  const keep = (saved: WrittenPage) =>
    setPages((known) => [...(known ?? []).filter(({ pageId }) => pageId !== saved.pageId), saved]);
  return { pages, outline, failure, retry: read, keep };
}
