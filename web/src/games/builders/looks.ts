export { default as cover } from 'cover:builders';
