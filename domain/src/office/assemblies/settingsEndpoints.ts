import {
  type DocumentStepAnswer,
  type DocumentStepRequest,
  documentStepRequest,
} from '../../hall/remote/documentStep.ts';
import {
  type SwitchAnswer,
  type SwitchRequest,
  switchRequest,
} from '../../kernel/access/decideSwitch.ts';
import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type ModalityAnswer,
  type ModalityRequest,
  modalityRequest,
} from '../../kernel/assemblies/modalityRequest.ts';
import {
  type Redirects,
  type SetRedirectRequest,
  setRedirectRequest,
} from '../../kernel/assemblies/redirects.ts';
import {
  type ReplaceCodeAnswer,
  type ReplaceCodeRequest,
  replaceCodeRequest,
} from '../../kernel/assemblies/replaceCode.ts';
import type { NoticeBylaws } from '../../kernel/bylaws/noticeBylaws.ts';
import type { NamedHolder, ProxyBylaws } from '../../kernel/bylaws/proxyBylaws.ts';
import {
  type AttorneySwitchAnswer,
  type AttorneySwitchRequest,
  attorneySwitchRequest,
} from '../../kernel/signIn/attorneySignIn.ts';
import {
  type SetArrearsAnswer,
  type SetArrearsRequest,
  setArrearsRequest,
} from '../../laws/assemblies/decideArrears.ts';
import {
  type SetQuorumAnswer,
  type SetQuorumRequest,
  setQuorumRequest,
} from '../../laws/assemblies/decideQuorum.ts';
import {
  type SetUnitUsesRequest,
  setUnitUsesRequest,
} from '../../laws/assemblies/decideUnitUses.ts';
import {
  type DescribeAssemblyAnswer,
  type DescribeAssemblyRequest,
  describeAssemblyRequest,
} from '../../laws/assemblies/describeAssembly.ts';
import { type SetMajorityRequest, setMajorityRequest } from '../../laws/assemblies/majorities.ts';
import {
  type SetNoticeBylawsRequest,
  setNoticeBylawsRequest,
} from '../../meeting/convocationRules/noticeBylaws.ts';
import { type SetOfficesRequest, setOfficesRequest } from '../../people/proxies/decideOffices.ts';
import {
  type SetProxyBylawsRequest,
  setProxyBylawsRequest,
} from '../../people/proxyRules/decideProxyBylaws.ts';
import {
  type SetLawAnswer,
  type SetLawRequest,
  setLawRequest,
} from '../../polls/questions/decideLaw.ts';
import type { SetMajorityAnswer } from '../../polls/questions/rereadDraft.ts';

/** The description of an assembly and its bylaws, each by itself. */
export const settingsEndpoints = {
  describeAssembly: post('/settings/general', 'describeAssembly').of<
    DescribeAssemblyRequest,
    DescribeAssemblyAnswer
  >(),
  setModality: post('/settings/modality', 'setModality').of<ModalityRequest, ModalityAnswer>(),
  setDocumentStep: post('/settings/identity', 'setModality').of<
    DocumentStepRequest,
    DocumentStepAnswer
  >(),
  setAttorneySignIn: post('/settings/attorneys', 'setAttorneySignIn').of<
    AttorneySwitchRequest,
    AttorneySwitchAnswer
  >(),
  setProxyBylaws: post('/settings/proxies', 'setProxyBylaws').of<
    SetProxyBylawsRequest,
    { readonly proxyBylaws: ProxyBylaws | null }
  >(),
  setNoticeBylaws: post('/settings/notice', 'setNoticeBylaws').of<
    SetNoticeBylawsRequest,
    { readonly noticeBylaws: NoticeBylaws | null }
  >(),
  setMajority: post('/settings/majorities', 'setMajority').of<
    SetMajorityRequest,
    SetMajorityAnswer
  >(),
  setUnitUses: post('/settings/unit-uses', 'setMajority').of<
    SetUnitUsesRequest,
    SetMajorityAnswer
  >(),
  setQuorum: post('/settings/quorums', 'setMajority').of<SetQuorumRequest, SetQuorumAnswer>(),
  setArrears: post('/settings/arrears', 'setMajority').of<SetArrearsRequest, SetArrearsAnswer>(),
  setLaw: post('/settings/law', 'setLaw').of<SetLawRequest, SetLawAnswer>(),
  setOffices: post('/settings/offices', 'setOffices').of<
    SetOfficesRequest,
    { readonly offices: readonly NamedHolder[] }
  >(),
  setRedirect: post('/settings/redirects', 'setRedirect').of<SetRedirectRequest, Redirects>(),
  replaceCode: post('/settings/code', 'replaceCode').of<ReplaceCodeRequest, ReplaceCodeAnswer>(),
  switchPlugin: post('/settings/plugins', 'switchPlugins').of<SwitchRequest, SwitchAnswer>(),
};

export const settingsSchemas: SchemasOf<typeof settingsEndpoints> = {
  describeAssembly: describeAssemblyRequest,
  setModality: modalityRequest,
  setDocumentStep: documentStepRequest,
  setAttorneySignIn: attorneySwitchRequest,
  setProxyBylaws: setProxyBylawsRequest,
  setNoticeBylaws: setNoticeBylawsRequest,
  setMajority: setMajorityRequest,
  setUnitUses: setUnitUsesRequest,
  setQuorum: setQuorumRequest,
  setArrears: setArrearsRequest,
  setLaw: setLawRequest,
  setOffices: setOfficesRequest,
  setRedirect: setRedirectRequest,
  replaceCode: replaceCodeRequest,
  switchPlugin: switchRequest,
};
