import { settingsEndpoints, settingsSchemas } from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { ownOrigin } from '../../kernel/http/ownOrigin.ts';
import { newCot } from '../../kernel/platform/ids.ts';
import { changeDescription } from './changeDescription.ts';
import { replaceCode } from './replaceCode.ts';
import { setArrears } from './setArrears.ts';
import { setAttorneySignIn } from './setAttorneySignIn.ts';
import { setDocumentStep } from './setDocumentStep.ts';
import { setLaw } from './setLaw.ts';
import { setMajority, setUnitUses } from './setMajority.ts';
import { setModality } from './setModality.ts';
import { setNoticeBylaws } from './setNoticeBylaws.ts';
import { setOffices } from './setOffices.ts';
import { setProxyBylaws } from './setProxyBylaws.ts';
import { setQuorum } from './setQuorum.ts';
import { setRedirect } from './setRedirect.ts';
import { switchPlugin } from './switchPlugin.ts';

export const serveSettings = () =>
  serve(settingsEndpoints, settingsSchemas, {
    describeAssembly: (call) => changeDescription(changeOf(call)),
    setModality: (call) => setModality(changeOf(call)),
    setDocumentStep: (call) => setDocumentStep(changeOf(call)),
    setAttorneySignIn: (call) => setAttorneySignIn(changeOf(call)),
    setProxyBylaws: (call) => setProxyBylaws(changeOf(call)),
    setNoticeBylaws: (call) => setNoticeBylaws(changeOf(call)),
    setMajority: (call) => setMajority(changeOf(call)),
    setUnitUses: (call) => setUnitUses(changeOf(call)),
    setQuorum: (call) => setQuorum(changeOf(call)),
    setArrears: (call) => setArrears(changeOf(call)),
    setLaw: (call) => setLaw(changeOf(call)),
    setOffices: (call) => setOffices(changeOf(call)),
    setRedirect: (call) =>
      setRedirect({ ...changeOf(call), ownOrigin: ownOrigin(call.http.request) }),
    replaceCode: (call) => replaceCode({ ...changeOf(call), drawn: newCot() }),
    switchPlugin: (call) => switchPlugin(changeOf(call)),
  });

function changeOf<T>(call: Requester & { readonly asked: T; readonly now: number }) {
  const { assemblyId, uid, asked, now } = call;
  return { assemblyId, by: uid, request: asked, now };
}
