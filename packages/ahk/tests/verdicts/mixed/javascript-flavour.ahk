let items = [1, 2, 3];
items.forEach(i => console.log(i));
