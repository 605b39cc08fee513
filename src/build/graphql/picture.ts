import { publishTall } from '../tall';
import { fileBeside, type NodeModel } from './nodes';

interface Picture {
  file: string;
  focus?: string | null;
  focus_phone?: string | null;
}

interface Rooted {
  nodeModel: NodeModel & { findRootNodeAncestor: (part: object) => { id: string } };
}

interface Asked {
  shape: number;
  widths: number[];
}

/** What the build adds to a picture: the part of it that the tall boxes of phones show. */
export const picture = {
  tall: {
    type: 'Tall',
    args: { shape: 'Float!', widths: '[Int!]!' },
    resolve: async (source: Picture, asked: Asked, { nodeModel }: Rooted) => {
      const parent = nodeModel.findRootNodeAncestor(source).id;
      const { absolutePath } = await fileBeside(nodeModel, { parent }, source.file);
      return publishTall(absolutePath, { ...asked, focus: source.focus_phone ?? source.focus ?? undefined });
    },
  },
};
