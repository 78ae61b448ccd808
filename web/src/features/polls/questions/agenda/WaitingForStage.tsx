import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { Page } from '../../../../ui/frames/Page.tsx';
import { type BesideOpen, stageTitle } from '../besideOpen.ts';

/** The stage is on its way; a page that has a title of its own has it already. */
export function WaitingForStage({
  title = stageTitle,
  titleAs,
}: Pick<BesideOpen, 'title' | 'titleAs'>) {
  if (titleAs !== undefined) return <Loading shape="list" rows={6} />;
  return (
    <Page title={title} width="wide">
      <Loading shape="list" rows={6} />
    </Page>
  );
}
