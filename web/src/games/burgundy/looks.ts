export { default as cover } from 'cover:burgundy';
