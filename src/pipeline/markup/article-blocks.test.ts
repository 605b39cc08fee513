import { expect, test } from '@jest/globals';
import { parseArticleBlocks } from './article-blocks';

test.each(['./salón-ñ.jpg', './tap[1].jpg', './a@b&c+d,e=f;g:h$.jpg', './100%.jpg'])(
  '[C1] the picture %s in the text of an article is the file of that name',
  (file) => {
    expect(parseArticleBlocks(`![A tap](${file})`)[0]!.pictures).toEqual([{ file, alt: 'A tap', caption: null }]);
  },
);
