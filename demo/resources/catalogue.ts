import type { ResourceCategory } from '~/features/resources/contract/categories';

/** The demo's flipbooks, the oldest first; the last becomes the current one. Made by demo/generate/resources. */
export const demoFlipbooks = [
  { title: 'Engineering Directory', version: '2024', file: 'directory-2024.pdf', daysAgo: 748 },
  { title: 'Engineering Directory', version: '2025', file: 'directory-2025.pdf', daysAgo: 389 },
  { title: 'Engineering Directory', version: '2026', file: 'directory-2026.pdf', daysAgo: 24 },
];

interface DemoDocument {
  name: string;
  category: ResourceCategory;
  file: string;
  daysAgo: number;
}

export const demoDocuments: DemoDocument[] = [
  {
    name: 'Concrete cover and mix guide.pdf',
    category: 'Standards',
    file: 'concrete-cover-and-mix-guide.pdf',
    daysAgo: 12,
  },
  { name: 'Laterite masonry note.pdf', category: 'Standards', file: 'laterite-masonry-note.pdf', daysAgo: 96 },
  {
    name: 'Minimum contents of a drawing set.docx',
    category: 'Standards',
    file: 'drawing-set-standard.docx',
    daysAgo: 210,
  },
  { name: 'Site safety checklist.pdf', category: 'Safety', file: 'site-safety-checklist.pdf', daysAgo: 5 },
  { name: 'Monsoon readiness.txt', category: 'Safety', file: 'monsoon-readiness.txt', daysAgo: 178 },
  { name: 'Scaffold tag.png', category: 'Safety', file: 'scaffold-tag.png', daysAgo: 61 },
  { name: 'Safety induction.pptx', category: 'Safety', file: 'safety-induction.pptx', daysAgo: 33 },
  { name: 'Site diary.docx', category: 'Templates', file: 'site-diary-template.docx', daysAgo: 143 },
  { name: 'Bill of quantities.xlsx', category: 'Templates', file: 'bill-of-quantities-template.xlsx', daysAgo: 47 },
  { name: 'Measurement sheet.csv', category: 'Templates', file: 'measurement-sheet.csv', daysAgo: 47 },
  { name: 'Cube test register.xlsx', category: 'Quality', file: 'cube-test-register.xlsx', daysAgo: 19 },
  { name: 'Slump test.pdf', category: 'Quality', file: 'slump-test.pdf', daysAgo: 128 },
];
