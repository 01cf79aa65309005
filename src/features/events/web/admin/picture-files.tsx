import { FilePicker } from '~/ui/file-picker';
import { sortPictures } from './chosen-pictures';

type PictureFilesProps = {
  label: string;
  files: readonly File[];
  disabled?: boolean;
  required?: boolean;
  error?: string;
  /** `problem` names what was left out and why. */
  onFiles: (files: readonly File[], problem?: string) => void;
};

/** Chooses pictures; what can't be one is left out at once. */
export function PictureFiles({ onFiles, ...rest }: PictureFilesProps) {
  return (
    <FilePicker
      {...rest}
      multiple
      accept="image/*"
      hint="Images, each up to 20 MB."
      onFiles={(chosen) => {
        const { files, problem } = sortPictures(chosen);
        onFiles(files, problem);
      }}
    />
  );
}
