import { type MailSettingsAnswer, mailEndpoints } from '@asamblea/domain';
import type { ReactNode } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { MailSettings } from './MailSettings.tsx';
import { TimeAuthoritySettings } from './TimeAuthoritySettings.tsx';
import { VideoSettings } from './VideoSettings.tsx';

const address = {
  endpoint: mailEndpoints.readMailSettings,
  isAnswer: (answer: MailSettingsAnswer) => typeof answer?.mayOrganise === 'boolean',
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

interface IntegrationsPageProps {
  /** The further connections besides its mail. */
  readonly more?: ReactNode;
}

/** `/settings/integrations`: what the assembly is connected with. */
export function IntegrationsPage({ more }: IntegrationsPageProps) {
  const { answer, failure, refresh } = useAsked(address);
  return (
    <Page
      title="Integraciones"
      subtitle="Con qué envía la asamblea sus mensajes, dónde se ve la reunión y quién sella su hora."
    >
      {answer !== null && <MailSettings settings={answer} onChanged={refresh} />}
      {answer === null && failure === null && <Loading shape="list" />}
      {answer === null && failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.explanation}
          onRetry={refresh}
        />
      )}
      <VideoSettings />
      {more}
      <TimeAuthoritySettings />
    </Page>
  );
}
