import {
  accept,
  type Outcome,
  refuse,
  type ZoomSignatureAnswer,
  zoomInPage,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { inscribe, type VideoJoining } from './joinVideo.ts';
import { signForSdk } from './sdkSignature.ts';

/** The data with which the Meeting SDK joins, as the same registrant as by link; only where it is switched on. */
export async function signVideo(asked: VideoJoining): Promise<Outcome<ZoomSignatureAnswer>> {
  const settings = (await documents.integrationSettings(asked.assemblyId).get()).data() ?? {};
  if (!zoomInPage(settings, true).isOn) return refuse('zoom-no-sdk');
  const joined = await inscribe(asked);
  if (!joined.ok) return joined;
  const { zoom, meeting, registrant } = joined.value;
  const { sdkKey } = zoom.account;
  const { sdk } = zoom.secrets;
  if (sdkKey === '' || sdk === null) return refuse('zoom-no-sdk');
  const { meetingId: meetingNumber, password } = meeting;
  const signature = await signForSdk({ sdkKey, meetingNumber, now: asked.now }, sdk);
  return accept({
    signature,
    sdkKey,
    meetingNumber,
    password,
    userName: registrant.name,
    userEmail: registrant.address,
    registrantToken: new URL(registrant.joinUrl).searchParams.get('tk') ?? '',
  });
}
