import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageTitle, siteName } from '../pages/pageTitle.ts';

interface StatusPageProps {
  readonly statusCode: number;
  /** The literal of the specification; an English one has its explanation below. */
  readonly statusMessage: string;
  readonly title: string;
  readonly children: ReactNode;
  /** The error thrown, in its own words, for the person who has to correct it. */
  readonly detail?: string | null;
  readonly stack?: string | null;
  readonly actions: ReactNode;
}

/** A page that says why there is no page, and the ways out. */
export function StatusPage(props: StatusPageProps) {
  const { statusCode, statusMessage, title, children, actions } = props;
  const { detail = null, stack = null } = props;
  const [frame, isInside] = useIsInsideMain();
  useTitle(title);
  const Frame = isInside ? 'div' : 'main';
  return (
    <Frame ref={frame} className="status-page">
      <p className="text-small muted anywhere">
        {statusCode} · <span lang="en">{statusMessage}</span>
      </p>
      <h1 className="text-h1" role="alert">
        {title}
      </h1>
      <div className="status-page-text">{children}</div>
      {detail !== null && <p className="text-small muted anywhere">Detalle: {detail}</p>}
      <div className="status-page-actions">{actions}</div>
      {stack !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is read by its keys.
        <pre tabIndex={0} className="status-page-trace">
          {stack}
        </pre>
      )}
    </Frame>
  );
}

/** A layout around it has its `main` already, and a page has only one. */
function useIsInsideMain() {
  const frame = useRef<HTMLDivElement>(null);
  const [isInside, setInside] = useState(false);
  useLayoutEffect(() => {
    setInside(frame.current?.parentElement?.closest('main') instanceof HTMLElement);
  }, []);
  return [frame, isInside] as const;
}

/** The tab says it too, as long as the page is this one. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
    return () => {
      document.title = pageTitle(location.pathname);
    };
  }, [title]);
}
