import { ofScreens, type RoutePath } from '@asamblea/domain';
import ShieldIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import AssembliesIcon from '@mui/icons-material/ApartmentOutlined';
import BallotIcon from '@mui/icons-material/BallotOutlined';
import BuildIcon from '@mui/icons-material/BuildOutlined';
import MixIcon from '@mui/icons-material/CallMergeOutlined';
import NoticesIcon from '@mui/icons-material/CampaignOutlined';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import FileIcon from '@mui/icons-material/DescriptionOutlined';
import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import SignIcon from '@mui/icons-material/DrawOutlined';
import MassiveIcon from '@mui/icons-material/DynamicFeedOutlined';
import PluginIcon from '@mui/icons-material/ExtensionOutlined';
import ThanksIcon from '@mui/icons-material/FavoriteBorderOutlined';
import DriveIcon from '@mui/icons-material/FolderOutlined';
import PeopleIcon from '@mui/icons-material/GroupsOutlined';
import ActaIcon from '@mui/icons-material/HistoryEduOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import RegisterIcon from '@mui/icons-material/HowToReg';
import VoteIcon from '@mui/icons-material/HowToVote';
import LogoIcon from '@mui/icons-material/ImageOutlined';
import ReportsIcon from '@mui/icons-material/InsertChartOutlined';
import LoginIcon from '@mui/icons-material/LoginOutlined';
import StreamIcon from '@mui/icons-material/OndemandVideoOutlined';
import StylesIcon from '@mui/icons-material/PaletteOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import DatabaseIcon from '@mui/icons-material/StorageOutlined';
import GeneralIcon from '@mui/icons-material/TuneOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import RemoteIcon from '@mui/icons-material/VideocamOutlined';
import WebIcon from '@mui/icons-material/WebOutlined';
import type { ComponentType } from 'react';

const screenIcons = {
  ballot: BallotIcon,
  people: PeopleIcon,
  reports: ReportsIcon,
  stream: StreamIcon,
  vote: VoteIcon,
};

export const pageIcons: Readonly<Record<RoutePath, ComponentType>> = {
  '/': HomeIcon,
  '/dashboard': DashboardIcon,
  '/notices': NoticesIcon,
  '/register': RegisterIcon,
  '/votes/private': BallotIcon,
  '/votes/current': VoteIcon,
  '/quorum/private': PeopleIcon,
  '/massive': MassiveIcon,
  '/mix': MixIcon,
  '/protected': ShieldIcon,
  '/reports': ReportsIcon,
  '/acta': SignIcon,
  '/reports/acta': ActaIcon,
  '/reports/quorum': ReportsIcon,
  '/reports/votersData': PeopleIcon,
  '/reports/votes': BallotIcon,
  '/virtual/attorney': RemoteIcon,
  '/virtual/current': RemoteIcon,
  '/zoom': RemoteIcon,
  '/zoom/agradecimiento': ThanksIcon,
  '/drive': DriveIcon,
  '/file': FileIcon,
  '/file/public': FileIcon,
  '/file/logo': LogoIcon,
  '/grapesjs': WebIcon,
  '/assemblies': AssembliesIcon,
  '/settings': SettingsIcon,
  '/settings/general': GeneralIcon,
  '/settings/database': DatabaseIcon,
  '/settings/database/copypaste': PasteIcon,
  '/settings/database/file': ImportIcon,
  '/settings/integrations': PluginIcon,
  '/settings/permissions': ShieldIcon,
  '/settings/plugins': BuildIcon,
  '/settings/styles': StylesIcon,
  '/{pageId}': WebIcon,
  '/changedevice': DevicesIcon,
  '/login': LoginIcon,
  '/loginAttorney': LoginIcon,
  '/loginVirtual': LoginIcon,
  '/forgot-password': LoginIcon,
  ...ofScreens(({ icon }) => screenIcons[icon]),
};
