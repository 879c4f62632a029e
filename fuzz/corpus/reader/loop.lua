local function make(n)
  if n % 2 == 0 then return character("Even " .. n) end
  return character("Odd " .. n)
end
for i = 1, 4 do make(i) { points = i / 2, big = i > 2 } end
