import { type ActaDraft, signatureEndpoints } from '@asamblea/domain';
import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { ActaPreview } from '../../features/record/acta/ActaPreview.tsx';
import type { OwnActaSection } from '../../features/record/signing/OwnActaPage.tsx';
import { ApiFailure } from '../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../firebase/asking/askApi.ts';
import { ErrorMessage } from '../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';

/** The frozen text of a version, as the sheet that is signed. */
export function ActaText({ own }: OwnActaSection) {
  const { session, call, number } = own.version;
  const [tree, setTree] = useState<ActaDraft | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const isAsked = tree === null && failure === null;
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const asked = { session, call, version: number };
    askApi(signatureEndpoints.readActaTree, asked, leaving.signal).then(
      (answer) => setTree(answer.tree),
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(ApiFailure.of(error));
      },
    );
    return () => leaving.abort();
  }, [session, call, number, isAsked]);
  if (failure !== null) {
    const { message, explanation } = failure;
    return <ErrorMessage {...{ message, explanation }} onRetry={() => setFailure(null)} />;
  }
  return (
    <Box>{tree === null ? <Loading shape="text" rows={8} /> : <ActaPreview draft={tree} />}</Box>
  );
}
