import type { Assets } from './assets';
import { findSiblingFile, type NodeModel } from './node-model';

interface PictureSource {
  file: string;
  focus?: string | null;
  focus_phone?: string | null;
}

interface RootedResolverContext {
  nodeModel: NodeModel & { findRootNodeAncestor: (part: object) => { id: string } };
}

interface MobileCropArgs {
  shape: number;
  widths: number[];
}

/** Adds to a picture the crop for the tall boxes of phones. */
export const createPictureResolvers = ({ publishMobileCrop }: Assets) => ({
  mobileCrop: {
    type: 'MobileCrop',
    args: { shape: 'Float!', widths: '[Int!]!' },
    resolve: async (source: PictureSource, asked: MobileCropArgs, { nodeModel }: RootedResolverContext) => {
      const parent = nodeModel.findRootNodeAncestor(source).id;
      const { absolutePath } = await findSiblingFile(nodeModel, { parent }, source.file);
      return publishMobileCrop(absolutePath, { ...asked, focus: source.focus_phone ?? source.focus ?? undefined });
    },
  },
});
