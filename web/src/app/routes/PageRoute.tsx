import { at, pageEndpoints, pageIdOf, type WrittenPageAnswer } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { WrittenPageView } from '../../features/live/pages/WrittenPageView.tsx';
import { ApiFailure } from '../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../firebase/asking/askApi.ts';
import { useSession } from '../../firebase/session/session.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { NotFoundPage } from '../failures/NotFoundPage.tsx';

type Found =
  | { readonly kind: 'waiting' | 'missing' }
  | { readonly kind: 'page'; readonly page: WrittenPageAnswer };

/** `/{pageId}`: a page of the assembly, or 404 with the path. */
export function PageRoute() {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const cot = query.get('cot');
  const found = useWrittenPage(pageIdOf(pathname) ?? '', cot);
  const title = found.kind === 'page' ? found.page.title : null;
  useEffect(() => {
    if (title !== null) document.title = `${title} · Asamblea`;
  }, [title]);
  switch (found.kind) {
    case 'waiting':
      return <Loading />;
    case 'missing':
      return <NotFoundPage path={`${pathname}${search}`} />;
    case 'page':
      return <ShownPage page={found.page} />;
  }
}

function ShownPage({ page }: { readonly page: WrittenPageAnswer }) {
  const { session } = useSession();
  const { cot = null, timeZone = 'UTC' } = page;
  const { isAuthenticated } = session;
  const navigate = useNavigate();
  const enter = useCallback(() => {
    const door = cot === null ? '/loginVirtual' : `/loginVirtual?cot=${encodeURIComponent(cot)}`;
    void navigate(isAuthenticated ? '/' : door);
  }, [cot, isAuthenticated, navigate]);
  return (
    <WrittenPageView
      {...{ page, cot, timeZone }}
      isSignedIn={isAuthenticated}
      onEnter={enter}
      // A stranger has no header above it.
      style={isAuthenticated ? withHeader : alone}
    />
  );
}

const withHeader = { height: 'calc(100dvh - 72px)' } as const;
const alone = { height: '100dvh' } as const;

function useWrittenPage(pageId: string, cot: string | null): Found {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly found: Found } | null>(
    null,
  );
  const [failure, setFailure] = useState<unknown>(null);
  const key = `${pageId}?${cot ?? ''}`;

  useEffect(() => {
    const stop = new AbortController();
    askApi(at(pageEndpoints.readPage, { pageId }), cot === null ? {} : { cot }, stop.signal).then(
      (page) => setAnswer({ key, found: { kind: 'page', page } }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        if (isMissing(error)) setAnswer({ key, found: { kind: 'missing' } });
        else setFailure(error);
      },
    );
    return () => stop.abort();
  }, [key, pageId, cot]);

  // The error page of the router says it, with its retry.
  if (failure !== null) throw failure;
  return answer?.key === key ? answer.found : { kind: 'waiting' };
}

/** To a stranger a page of members is as missing as one that does not exist. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.isOurs && [400, 401, 404].includes(error.statusCode);
}
